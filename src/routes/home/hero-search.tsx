import type { FormEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { PlaceInput } from '../../features/places/field/place-input.tsx'
import type { Category } from '../../features/services/category.ts'
import type { PoolProblem } from '../../features/services/pool-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The search card on the water: a plain GET form to /find-pros without required fields. */
export function HeroSearch({ zip, ...kinds }: HeroSearchProps) {
  const navigate = useNavigate()
  const pending = useNavigation().location?.pathname === '/find-pros'
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(hrefOf(new FormData(event.currentTarget)))
  }
  return (
    <search aria-label="Find pool pros" className="mt-auto">
      <Form
        action="/find-pros"
        onSubmit={search}
        className="mx-auto grid w-full max-w-md gap-1 rounded-panel bg-card p-3 shadow-float md:max-w-4xl md:grid-cols-[1fr_auto_1fr_auto]"
      >
        <label className={cell}>
          <span className={caption}>Service</span>
          <select name="service" defaultValue="" className={`${inputLook} appearance-none`}>
            <option value="">Select a service</option>
            <ServiceOptions {...kinds} />
          </select>
          <Icon name="chevron" className="pointer-events-none absolute right-4 bottom-4 size-4.5 text-soft" />
        </label>
        <span aria-hidden="true" className="mx-4 border-t border-l border-line md:mx-0 md:my-3" />
        <div className={cell}>
          <label htmlFor="hero-location" className={caption}>
            Where is your pool?
          </label>
          <PlaceInput
            id="hero-location"
            name="location"
            placeholder="Enter your address or ZIP"
            defaultValue={zip ?? ''}
            className={inputLook}
          />
        </div>
        <Button variant="main" size="large" pending={pending} className="rounded-card!">
          Search
        </Button>
      </Form>
    </search>
  )
}

interface HeroSearchProps {
  categories: readonly Category[]
  problems: readonly PoolProblem[]
  /** Where the visitor's pool is. */
  zip: string | null
}

/** The kinds of work, and for those who do not know what theirs is called, what may be wrong. */
function ServiceOptions({ categories, problems }: Omit<HeroSearchProps, 'zip'>) {
  return (
    <>
      {categories.map((category) => (
        <option key={category.id} value={category.id}>
          {category.name}
        </option>
      ))}
      <optgroup label="Or tell us what is wrong">
        {problems.map(({ words, categoryId }) => (
          <option key={words} value={categoryId}>
            {words}
          </option>
        ))}
      </optgroup>
    </>
  )
}

/** Only fields that were filled in are part of the address. */
function hrefOf(form: FormData): string {
  const filled = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value]] : [],
  )
  const query = new URLSearchParams(filled).toString()
  return query ? `/find-pros?${query}` : '/find-pros'
}

const cell =
  'relative rounded-card px-4 py-1 focus-within:bg-mist has-focus-visible:outline-3 has-focus-visible:outline-pool'
const caption = 'block text-caption leading-tight font-bold text-pool-deep'
const inputLook = 'min-h-11 w-full truncate bg-transparent pr-6 text-ink outline-none'
