export interface Story {
  person: string
  place: string
  service: string
  title: string
  text: string
  before: string
  after: string
  saved: string
}

export const stories: readonly [Story, Story, Story] = [
  {
    person: 'Sarah Mitchell',
    place: 'Phoenix, AZ',
    service: 'Green-pool recovery',
    title: 'Three days from swamp to swim',
    text: 'After a month away the Mitchells came home to water they could not see the second step through. Their pro tested, brushed and shocked the pool on Monday, cleaned the filter twice, and sent a photo of the main drain on Thursday: every screw visible.',
    before: 'No chlorine, pH 8.2, floor out of sight',
    after: 'Chlorine held overnight, clear to the drain',
    saved: '$1,900 on the drain-and-refill they had been quoted',
  },
  {
    person: 'Robert Chen',
    place: 'Austin, TX',
    service: 'Variable-speed pump',
    title: 'The pump nobody hears',
    text: 'The old single-speed motor ran eight hours a day behind the bedroom wall. Its successor runs longer, slower and so quietly that Robert went out twice to see whether it was on.',
    before: '1.5 hp at full speed, eight hours a day',
    after: 'Low speed most of the day',
    saved: 'About $60 a month on electricity in summer',
  },
  {
    person: 'The Alvarez family',
    place: 'Tampa, FL',
    service: 'Weekly maintenance',
    title: 'Saturdays, given back',
    text: 'Two parents, three children, one screened pool and a net that was always somebody else’s turn. Since spring the same technician comes every Thursday; the reading of each visit is in the messages.',
    before: 'Three hours each weekend, and arguments',
    after: 'A note with the readings, every Thursday',
    saved: 'Twelve hours a month',
  },
]

export const quotes = [
  {
    text: 'I asked one person and got one answer. It was the right one.',
    person: 'Jennifer W.',
    place: 'San Diego, CA',
  },
  {
    text: 'She told me on the phone that it was a $9 gasket, and it was a $9 gasket.',
    person: 'Marcus T.',
    place: 'Orlando, FL',
  },
  {
    text: 'The calendar showed Thursday at ten. He came on Thursday at ten.',
    person: 'Deborah K.',
    place: 'Scottsdale, AZ',
  },
  { text: 'No app to install, no newsletter. Just a clean pool.', person: 'Amit P.', place: 'Plano, TX' },
]
