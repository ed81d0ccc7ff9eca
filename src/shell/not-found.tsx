import { ButtonLink } from '../ui/button.tsx'
import { Squiggle } from '../ui/squiggle.tsx'

/** The 404 page. */
export function NotFound() {
  return (
    <section className="wrap py-16">
      <title>Page Not Found – Poolwell</title>
      <meta name="robots" content="noindex" />
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <Squiggle />
        <h1 className="text-title">Page Not Found</h1>
        <p className="text-soft">
          Nothing swims here: the address may have a typo, or the page has moved. If you are building it, did you forget
          to add the page to the router?
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/find-pros">Find pool pros</ButtonLink>
          <ButtonLink to="/" variant="quiet">
            Go to the home page
          </ButtonLink>
          <ButtonLink to="/contact" variant="quiet">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
