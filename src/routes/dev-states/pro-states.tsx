import { ProCard } from '../../features/pros/pro-card.tsx'
import { plural } from '../../ui/format.ts'
import type { Filters } from '../find-pros/filters.ts'
import { noFilters } from '../find-pros/filters.ts'
import { Results } from '../find-pros/results.tsx'
import type { SearchPage } from '../find-pros/search-page.ts'
import { longNames, maria, newcomer } from './made-up.ts'
import { Group, State } from './state.tsx'

export function ProStates() {
  return (
    <Group id="pro-card" title="Pro card">
      <State name="Active, verified">
        <ProCard pro={maria} />
      </State>
      <State name="Very long names">
        <ProCard pro={longNames} />
      </State>
      <State name="Locked: no name, no picture, no reviews, no services, no membership">
        <ProCard pro={newcomer} />
      </State>
      <State name="With a picture">
        <ProCard pro={{ ...maria, profileImage: '/apple-touch-icon.png' }} />
      </State>
      <State name="Too far away, lit on the map">
        <ProCard pro={{ ...maria, distanceMiles: 31.4, servesLocation: false }} highlighted />
      </State>
      <State name="Saved by the viewer">
        <ProCard pro={{ ...longNames, saved: true }} />
      </State>
      <State name="A sample">
        <ProCard pro={maria} sample />
      </State>
    </Group>
  )
}

export function SearchStates() {
  return (
    <Group id="search" title="Search results">
      <State name="None" wide>
        <Results page={found([], { location: 'Pasadena, CA' })} pending={false} />
      </State>
      <State name="Nobody near" wide>
        <Results
          page={{
            ...found([], { location: 'Baker, CA' }),
            nearest: { city: 'Barstow', state: 'CA', zip: '92311', miles: 42.4, serves: true },
          }}
          pending={false}
        />
      </State>
      <State name="Nobody free on that day" wide>
        <Results page={found([], { location: 'Baker, CA', date })} pending={false} />
      </State>
      <State name="Free on that day, and more to look at" wide>
        <Results page={{ ...found([{ ...maria, free }], { date }), next: 'more' }} pending={false} />
      </State>
      <State name="One" wide>
        <Results page={found([maria])} pending={false} />
      </State>
      <State name="Many, and more to load" wide>
        <Results
          page={{ ...found([maria, longNames, newcomer]), next: 'more', counted: '500+ pros' }}
          pending={false}
        />
      </State>
      <State name="Loading" wide>
        <Results page={found([])} pending />
      </State>
      <State name="A place nobody knows" wide>
        <Results
          page={{
            ...found([], { location: 'Passadina' }),
            unknown: { suggestions: ['Pasadena, CA', 'Pasadena, TX'] },
          }}
          pending={false}
        />
      </State>
    </Group>
  )
}

const date = '2027-05-15'
const free = { date, words: 'Free Sat, May 15 from 8 AM' }
const saturday = { words: 'Saturday, May 15', next: { date: '2027-05-16', words: 'Sunday, May 16' } }

function found(pros: SearchPage['pros'], filters: Partial<Filters> = {}): SearchPage {
  return {
    filters: { ...noFilters, ...filters },
    categories: [{ id: 1, name: 'Regular Maintenance' }],
    pros,
    next: null,
    counted: plural(pros.length, 'pro'),
    nearest: null,
    place: null,
    alternatives: [],
    corrected: false,
    towns: null,
    unknown: null,
    view: null,
    zip: null,
    leftOut: null,
    days: { first: '2027-05-14', last: '2027-11-10' },
    day: filters.date ? saturday : null,
  }
}
