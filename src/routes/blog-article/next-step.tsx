import { ButtonLink } from '../../ui/button.tsx'

/** Suggests what a reader can do next. */
export function NextStep({ audience }: { audience: 'owners' | 'pros' }) {
  return (
    <aside aria-label="Next step" className="wrap pb-16 md:pb-20">
      <div className="flex flex-wrap items-center justify-between gap-5 rounded-panel bg-pool-deep p-6 text-foam md:p-8">
        <p className="max-w-[32ch] font-display text-heading leading-tight font-bold">
          {audience === 'pros'
            ? 'More time at the pool, less on leads'
            : 'Or leave it to somebody who does it every day'}
        </p>
        {audience === 'pros' ? (
          <ButtonLink to="/pro-signup" variant="foam">
            Become a pro
          </ButtonLink>
        ) : (
          <ButtonLink to="/find-pros" variant="foam">
            Find a pro near you
          </ButtonLink>
        )}
      </div>
    </aside>
  )
}
