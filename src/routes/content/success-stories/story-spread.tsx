import { Icon } from '../../../ui/icon.tsx'
import { ExampleMark } from '../example-mark.tsx'
import { type Story, stories } from '../illustrative/stories.ts'

/** Three stories in a magazine layout: one large, two next to it. */
export function StorySpread() {
  const [lead, ...others] = stories
  return (
    <section aria-labelledby="stories" className="wrap py-16 md:py-24">
      <h2 id="stories" className="text-title">
        Three pools, three stories
      </h2>
      <p className="mt-2 text-soft">
        Written by us to show how it goes; what customers wrote is on each pro’s profile.
      </p>
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[1.4fr_1fr]">
        <LeadStory story={lead} />
        <div className="grid gap-10">
          {others.map((story) => (
            <SideStory key={story.title} story={story} />
          ))}
        </div>
      </div>
    </section>
  )
}

function LeadStory({ story }: { story: Story }) {
  return (
    <article className="flex flex-col rounded-panel bg-tint-palm p-6 text-on-tint-palm md:p-12">
      <Byline story={story} />
      <h3 className="mt-5 text-title">{story.title}</h3>
      <p className="mt-5 max-w-narrow text-lead">{story.text}</p>
      <dl className="mt-auto grid gap-5 pt-10 sm:grid-cols-2">
        <Fact name="Before" text={story.before} />
        <Fact name="After" text={story.after} />
        <Fact name="Saved" text={story.saved} place="sm:col-span-2" />
      </dl>
    </article>
  )
}

function SideStory({ story }: { story: Story }) {
  return (
    <article className="border-t-3 border-aqua pt-5">
      <Byline story={story} />
      <h3 className="mt-3 text-heading">{story.title}</h3>
      <p className="mt-2 text-soft">{story.text}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <span className="sr-only">Before:</span> {story.before} <Icon name="arrow-right" className="size-4" />
        <span className="sr-only">After:</span> <b>{story.after}</b>
      </p>
      <p className="mt-1 text-small font-bold text-palm">Saved: {story.saved}</p>
    </article>
  )
}

function Byline({ story }: { story: Story }) {
  return (
    <p className="text-small leading-snug">
      <b>{story.person}</b>, {story.place} · {story.service} <ExampleMark className="ml-1" />
    </p>
  )
}

function Fact({ name, text, place = '' }: { name: string; text: string; place?: string }) {
  return (
    <div className={`border-t-2 border-control pt-3 ${place}`}>
      <dt className="text-small">{name}</dt>
      <dd className="leading-snug font-bold">{text}</dd>
    </div>
  )
}
