import { ContactForm } from '../features/contact/contact-form.tsx'
import { aboutLength, subjectNamed } from '../features/contact/contact.ts'
import { page } from '../platform/page.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { fullName } from '../ui/format.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import type { Route } from './+types/contact'
import { ReachUs } from './contact/reach-us.tsx'
import { takeContactForm } from './contact/take-contact-form.server.ts'
import { MoreHelp, SupportTypes } from './contact/support-types.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Contact us',
    description:
      'Write to Poolwell, call us or drop by. We answer messages within 24 hours, for homeowners and pool pros.',
  })

export const loader = page(async ({ actor, config }, { request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  // Links from other pages preset the subject.
  return {
    supportEmail: config.supportEmail,
    known: {
      name: actor ? fullName(actor) : '',
      email: actor?.email ?? '',
      subject: subjectNamed(searchParams.get('subject')),
      about: searchParams.get('about')?.trim().slice(0, aboutLength),
    },
    sent: searchParams.get('sent') ?? '',
  }
})

export const action = page((visit, { request }: Route.ActionArgs) => takeContactForm(visit, request))

export default function ContactPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { supportEmail, known, sent } = loaderData
  useFailureToast(refused, 'Error')
  return (
    <>
      <div className="bg-tint-water pt-10 pb-40 md:pt-14">
        <div className="wrap">
          <h1 className="text-title">Drop us a line</h1>
          <p className="mt-3 max-w-narrow">
            Real people read what you write here, and answer within 24 hours. Usually sooner.
          </p>
        </div>
      </div>
      <div className="relative flow-root">
        <div aria-hidden="true" className="water water-aqua absolute inset-x-0 -top-28 h-52" />
        <div className="wrap relative -mt-16">
          <div className="grid gap-y-10 rounded-panel bg-card p-6 shadow-float sm:p-8 lg:grid-cols-[1.4fr_1fr] lg:p-12">
            <div className="lg:pr-12">
              <h2 id="message" className="mb-6 scroll-mt-24 text-heading">
                Send us a message
              </h2>
              <ContactForm key={sent} known={known} refused={refused} />
            </div>
            <div className="lg:border-l lg:border-line lg:pl-12">
              <ReachUs supportEmail={supportEmail} />
            </div>
          </div>
        </div>
      </div>
      <SupportTypes />
      <MoreHelp />
    </>
  )
}
