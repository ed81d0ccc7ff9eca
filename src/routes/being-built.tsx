import { ButtonLink } from '../ui/button.tsx'
import { Squiggle } from '../ui/squiggle.tsx'

export const meta = () => [{ title: 'Being built - Poolwell' }, { name: 'robots', content: 'noindex' }]

export default function BeingBuilt() {
  return (
    <section className="wrap py-20">
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <Squiggle />
        <h1 className="text-title">This page is being built</h1>
        <p className="text-soft">It is on its way. In the meantime you can find a pool pro or write to us.</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/find-pros">Find pool pros</ButtonLink>
          <ButtonLink to="/contact" variant="quiet">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
