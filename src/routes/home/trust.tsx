import { Icon } from '../../ui/icon.tsx'
import type { HomeContent } from './home-content.ts'

export function Trust({ trustClaim, trustPoints, demo }: TrustProps) {
  return (
    <section aria-labelledby="trust" className="py-16 md:py-24">
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <h2 id="trust" className="leading-none">
          <span className="block text-numeral text-pool">{trustClaim.figure}</span>
          <span className="mt-3 block text-heading">{trustClaim.text}</span>
          {demo ? (
            <span className="mt-3 block font-sans text-small font-normal tracking-normal text-soft">
              An illustrative figure
            </span>
          ) : null}
        </h2>
        <ul className="grid gap-8">
          {trustPoints.map((point) => (
            <li key={point.title} className="flex gap-5">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mist text-pool-deep">
                <Icon name={point.icon} className="size-6" />
              </span>
              <div>
                <h3 className="text-name">{point.title}</h3>
                <p className="mt-1 max-w-measure text-soft">{point.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type TrustProps = Pick<HomeContent, 'trustClaim' | 'trustPoints'> & { demo: boolean }
