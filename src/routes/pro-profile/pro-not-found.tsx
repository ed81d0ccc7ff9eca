import { ButtonLink } from '../../ui/button.tsx'
import { Squiggle } from '../../ui/squiggle.tsx'

/** Nobody by that id. */
export function ProNotFound() {
  return (
    <section className="wrap py-16">
      <title>Pro Not Found – Poolwell</title>
      <meta name="robots" content="noindex" />
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <Squiggle />
        <h1 className="text-title">Pro Not Found</h1>
        <p className="text-soft">The pool professional you're looking for doesn't exist or may have been removed.</p>
        <ButtonLink to="/find-pros">Find pool pros</ButtonLink>
      </div>
    </section>
  )
}
