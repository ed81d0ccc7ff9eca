import { contactPath } from '../../features/contact/contact-path.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/press'
import { PressContacts } from './press/press-contacts.tsx'
import { PageHead } from './page-head.tsx'
import { MediaKit } from './press/media-kit.tsx'
import { Mentions, Releases } from './press/releases.tsx'
import { Newspaper } from './scenes/newspaper.tsx'
import { CallToAction } from './call-to-action.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Press',
    description: 'News from Poolwell, logos and pictures to download, facts about the company and the people to ask.',
  })

export default function PressPage() {
  return (
    <>
      <PageHead
        tone="deep"
        title="Newsroom"
        lead="What is new, what we look like and who to ask. Everything in the kit may be printed with a story about us."
        scene={<Newspaper />}
      >
        <ButtonLink to="#media-kit" variant="foam" size="large">
          Media kit
        </ButtonLink>
      </PageHead>
      <Releases />
      <MediaKit />
      <Mentions />
      <PressContacts />
      <CallToAction title="On a deadline?" text="Say when you need it, and what for. We answer the same working day.">
        <ButtonLink to={contactPath('press')} variant="main" size="large">
          Write to the press desk
        </ButtonLink>
      </CallToAction>
    </>
  )
}
