import type { ArticleCard } from '../../../features/blog/article.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

/** Printable ranges, our guides, and where to learn the trade. */
export function Shelf({ guides }: { guides: readonly ArticleCard[] }) {
  return (
    <section aria-labelledby="shelf" className="wrap py-16 md:py-24">
      <h2 id="shelf" className="text-title">
        On the shelf
      </h2>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
        <Ranges />
        <div className="grid content-start gap-10">
          <Guides guides={guides} />
          <Schools />
        </div>
      </div>
    </section>
  )
}

function Ranges() {
  return (
    <div>
      <h3 className="text-heading">Target ranges for a plaster pool</h3>
      <dl className="mt-4">
        {ranges.map(([name, range]) => (
          <div key={name} className="flex justify-between gap-6 border-t border-line py-2.5">
            <dt>{name}</dt>
            <dd className="text-right font-bold [font-variant-numeric:tabular-nums]">{range}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-soft">
        Chlorine goes with stabilizer: the more stabilizer, the more chlorine it takes. The label and your local code
        come first.
      </p>
    </div>
  )
}

const ranges: [name: string, range: string][] = [
  ['Free chlorine, no stabilizer', 'at least 1 ppm'],
  ['Free chlorine, with stabilizer', 'at least 2 ppm'],
  ['pH', '7.2 to 7.8'],
  ['Total alkalinity', '80 to 120 ppm'],
  ['Calcium hardness', '200 to 400 ppm'],
  ['Stabilizer (cyanuric acid)', '30 to 50 ppm'],
]

function Guides({ guides }: { guides: readonly ArticleCard[] }) {
  return (
    <div>
      <h3 className="text-heading">Guides</h3>
      <ul className="mt-3 grid gap-1">
        {guides.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/blog/${slug}`} className="link inline-flex min-h-11 items-center leading-snug md:min-h-9">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Schools() {
  return (
    <div>
      <h3 className="text-heading">Where the trade learns</h3>
      <ul className="mt-3 grid gap-1">
        {schools.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="link inline-flex min-h-11 items-center gap-2 leading-snug md:min-h-9">
              {label}
              <Icon name="external" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const schools = [
  { href: 'https://www.phta.org', label: 'Pool & Hot Tub Alliance: courses and the CPO certificate' },
  { href: 'https://www.cdc.gov/healthy-swimming', label: 'CDC Healthy Swimming' },
  { href: 'https://www.epa.gov', label: 'EPA: chemicals and their labels' },
  { href: 'https://www.poolsafely.gov', label: 'Pool Safely: drains, gates, barriers' },
]
