import { ButtonLink } from '../../ui/button.tsx'

/** The last section: find a pro, or become one. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className="wrap pb-16 md:pb-24">
      <div className="overflow-hidden rounded-panel bg-pool-deep text-center text-foam">
        <div className="px-6 pt-14 pb-10 md:pt-20">
          <h2 id="closing" className="text-title">
            Your pool deserves a good pro
          </h2>
          <p className="mx-auto mt-3 max-w-narrow text-foam-soft">
            Tell us where it is and see who is free. It costs nothing to ask.
          </p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <ButtonLink to="/find-pros" variant="main" size="large" className="w-full sm:w-auto">
              Find Pool Pros
            </ButtonLink>
            <ButtonLink to="/pro-signup" variant="foam" size="large" className="w-full sm:w-auto">
              Sign Up as a Pro
            </ButtonLink>
          </div>
        </div>
        <div aria-hidden="true" className="water water-deepblue h-28" />
      </div>
    </section>
  )
}
