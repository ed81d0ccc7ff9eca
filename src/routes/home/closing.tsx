import { ButtonLink } from '../../ui/button.tsx'

/** The last word: into the water, or behind the counter. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className="wrap pb-16 md:pb-24">
      <div className="water rounded-[26px] [--water-deep:#0b6a82] px-6 py-14 text-center text-white md:py-20">
        <h2 id="closing" className="text-title">
          Your pool deserves a good pro
        </h2>
        <p className="mx-auto mt-3 max-w-[46ch]">Tell us where it is and see who is free. It costs nothing to ask.</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/find-pros" variant="main" size="large">
            Find Pool Pros
          </ButtonLink>
          <ButtonLink
            to="/pro-signup"
            variant="quiet"
            size="large"
            className="border-white! bg-white/95! text-[#0a4f66]! hover:bg-[#e3f3f5]!"
          >
            Sign Up as a Pro
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
