import { Icon } from '../../../ui/icon.tsx'

/** The actual files of `public/press`, each on the background that it is made for. */
export function MediaKit() {
  return (
    <section id="media-kit" aria-labelledby="kit" className="bg-sand py-16 md:py-24">
      <div className="wrap">
        <h2 id="kit" className="text-title">
          Media kit
        </h2>
        <p className="mt-3 max-w-measure text-soft">
          Leave the space of one wave around the logo, and please leave its colors and proportions alone.
        </p>
        <ul className="mt-8 grid gap-5 md:grid-cols-6">
          {assets.map(({ name, use, ground, place, preview, files, size, width, height }) => (
            <li key={name} className={`flex flex-col overflow-hidden rounded-card border border-line bg-card ${place}`}>
              <div className={`grid h-44 place-items-center ${ground}`}>
                <img src={preview} alt="" width={width} height={height} loading="lazy" className={size} />
              </div>
              <div className="flex flex-1 flex-wrap items-center justify-between gap-3 p-5">
                <h3 className="font-sans text-base leading-snug tracking-normal">
                  {name}
                  <span className="block text-small font-normal text-soft">{use}</span>
                </h3>
                <p className="flex gap-2">
                  {files.map(({ type, href }) => (
                    <Download key={href} href={href} type={type} name={name} />
                  ))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Download({ href, type, name }: { href: string; type: string; name: string }) {
  return (
    <a
      href={href}
      download
      aria-label={`Download ${name}, ${type}`}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 border-outline px-4 text-small font-bold text-pool-deep hover:border-pool hover:bg-mist"
    >
      <Icon name="download" className="size-4.5" />
      {type}
    </a>
  )
}

const assets = [
  {
    name: 'Logo',
    use: 'On light backgrounds',
    ground: 'bg-foam p-6',
    place: 'md:col-span-3',
    preview: '/press/poolwell-logo.svg',
    files: both('poolwell-logo'),
    size: 'h-16 w-auto',
    width: 264,
    height: 64,
  },
  {
    name: 'Logo, reversed',
    use: 'On water and other dark backgrounds',
    ground: 'bg-pool-deep p-6',
    place: 'md:col-span-3',
    preview: '/press/poolwell-logo-reversed.svg',
    files: both('poolwell-logo-reversed'),
    size: 'h-16 w-auto',
    width: 264,
    height: 64,
  },
  {
    name: 'Mark',
    use: 'For small sizes',
    ground: 'bg-foam p-6',
    place: 'md:col-span-2',
    preview: '/press/poolwell-mark.svg',
    files: both('poolwell-mark'),
    size: 'size-26',
    width: 104,
    height: 104,
  },
  {
    name: 'The painted pool',
    use: 'Our picture, for covers',
    ground: 'bg-tint-water',
    place: 'md:col-span-2',
    preview: '/pictures/hero.svg',
    files: [{ type: 'SVG', href: '/pictures/hero.svg' }],
    size: 'h-full w-full object-cover',
    width: 284,
    height: 150,
  },
  {
    name: 'Fact sheet',
    use: 'What Poolwell is, on one page',
    ground: 'bg-sun p-6',
    place: 'md:col-span-2',
    preview: '/press/fact-sheet.svg',
    files: [{ type: 'Text', href: '/press/poolwell-facts.txt' }],
    size: 'size-26',
    width: 96,
    height: 120,
  },
]

function both(file: string) {
  return ['SVG', 'PNG'].map((type) => ({ type, href: `/press/${file}.${type.toLowerCase()}` }))
}
