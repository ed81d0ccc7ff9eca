import { Avatar } from '../../ui/avatar.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { HomeContent } from './home-content.ts'
import { Section } from './section.tsx'

export function Testimonials({ testimonials }: Pick<HomeContent, 'testimonials'>) {
  return (
    <Section
      id="testimonials"
      title="What homeowners say"
      intro="These three are examples, written by us. On profiles, only the customer of a finished job can write a review."
      className="bg-sand"
    >
      <ul className="grid gap-5 md:grid-cols-3">
        {testimonials.map(({ id, rating, comment, author }) => (
          <li key={id}>
            <figure className="flex h-full flex-col gap-4 rounded-card border border-line bg-card p-6">
              <Stars rating={rating} />
              <blockquote className="flex-1">“{comment}”</blockquote>
              <figcaption className="flex items-center gap-3">
                <Avatar name={author.name} imageUrl={author.image} />
                <span className="leading-snug">
                  <b className="block">{author.name}</b>
                  <span className="text-small text-soft">{author.location}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
