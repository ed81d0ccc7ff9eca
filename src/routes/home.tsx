import { topPros } from '../features/search/search.server.ts'
import { listCategories } from '../features/services/categories.server.ts'
import { categories as allCategories, stripCategories } from '../features/services/category.ts'
import { page } from '../platform/page.server.ts'
import { visitContext } from '../platform/visit.server.ts'
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

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const visit = context.get(visitContext)
  const [found, pros] = await Promise.all([listCategories(visit), topPros(visit, 3)])
  const known = found.map(({ id, name, description }) => ({ id, name, description }))
  return {
    strip: known.length > 0 ? known.slice(0, 4) : stripCategories,
    categories: known.length > 0 ? known : allCategories,
    pros,
    demo: context.get(shellContext).demo,
  }
})

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
