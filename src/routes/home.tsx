import { categories as allCategories, stripCategories } from '../features/services/category.ts'
import type { ProCardData } from '../features/pros/pro-card.ts'
import { shellContext } from '../shell/shell-context.ts'
import type { Route } from './+types/home'
import { CategoryStrip } from './home/category-strip.tsx'
import { Closing } from './home/closing.tsx'
import { CompleteServices } from './home/complete-services.tsx'
import { Hero } from './home/hero.tsx'
import { HowItWorks } from './home/how-it-works.tsx'
import { questions } from './home/home-content.ts'
import { Questions } from './home/questions.tsx'
import { Recruitment } from './home/recruitment.tsx'
import { Testimonials } from './home/testimonials.tsx'
import { TopPros } from './home/top-pros.tsx'
import { Trust } from './home/trust.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const pros: ProCardData[] = []
  return { strip: stripCategories, categories: [...allCategories], pros, demo: context.get(shellContext).demo }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Poolwell: pool professionals near you, without the chore' },
  {
    name: 'description',
    content:
      'Compare local pool professionals by service, distance and real reviews. Send one request to one pro, book a visit, and pay no commission.',
  },
  { 'script:ld+json': website },
  { 'script:ld+json': faq },
]

export default function Home({ loaderData: { strip, categories, pros, demo } }: Route.ComponentProps) {
  return (
    <>
      <Hero categories={categories} />
      <CategoryStrip categories={strip} />
      <TopPros pros={pros} demo={demo} />
      <HowItWorks />
      <Recruitment />
      <Testimonials />
      <Trust demo={demo} />
      <Questions />
      <CompleteServices categories={categories} />
      <Closing />
    </>
  )
}

const website = { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Poolwell' }

const faq = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}
