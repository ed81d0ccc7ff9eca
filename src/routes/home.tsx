import { lastZipOf } from '../features/bookings/bookings.server.ts'
import { cardFace } from '../features/pros/pro-card-face.ts'
import { markSaved } from '../features/pros/saved-pros.server.ts'
import { topPros } from '../features/search/search.server.ts'
import { listCategories } from '../features/services/categories.server.ts'
import { categories as allCategories, stripCategories } from '../features/services/category.ts'
import { pricePer, priceRange } from '../features/services/typical-price-words.ts'
import { typicalPrices } from '../features/services/typical-prices.server.ts'
import { page } from '../platform/page.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { shellContext } from '../shell/shell-context.ts'
import type { Route } from './+types/home'
import { CategoryStrip } from './home/category-strip.tsx'
import { Closing } from './home/closing.tsx'
import { CompleteServices } from './home/complete-services.tsx'
import { Hero } from './home/hero.tsx'
import { HowItWorks } from './home/how-it-works.tsx'
import { homeContent } from './home/home-content.ts'
import { homeStructure } from './home/home-structure.ts'
import { Questions } from './home/questions.tsx'
import { Recruitment } from './home/recruitment.tsx'
import { samplePros } from './home/sample-pros.ts'
import { Testimonials } from './home/testimonials.tsx'
import { TopPros } from './home/top-pros.tsx'
import { Trust } from './home/trust.tsx'

export const loader = page(async (visit, { context }: Route.LoaderArgs) => {
  const { demo } = context.get(shellContext)
  const [found, best, zip, prices] = await Promise.all([
    listCategories(visit),
    topPros(visit, 3),
    lastZipOf(visit),
    typicalPrices(visit),
  ])
  const sample = best.length === 0 && demo
  const known = found.map(({ id, name, description }) => ({ id, name, description }))
  return {
    zip,
    strip: known.length > 0 ? known.slice(0, 4) : stripCategories,
    categories: known.length > 0 ? known : allCategories,
    prices: prices.map((price) => ({ id: price.categoryId, price: `${priceRange(price)} ${pricePer(price)}` })),
    // Sample pros are shown only in the demo: real and made-up people are never mixed.
    pros: sample ? samplePros.map(cardFace) : await markSaved(visit, best.map(cardFace)),
    sample,
    demo,
    content: homeContent,
  }
})

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Poolwell: pool professionals near you, without the chore',
    description:
      'Compare local pool professionals by service, distance and real reviews. Send one request to one pro, book a visit, and pay no commission.',
    structured: args.loaderData ? homeStructure(args.matches[0].loaderData.canonicalBase, args.loaderData.content) : [],
  })

export default function Home({ loaderData: { strip, categories, content, ...rest } }: Route.ComponentProps) {
  return (
    <>
      <Hero categories={categories} problems={content.problems} zip={rest.zip} />
      <CategoryStrip categories={strip} problems={content.problems} />
      <TopPros pros={rest.pros} sample={rest.sample} />
      <HowItWorks steps={content.steps} />
      <Recruitment proBenefits={content.proBenefits} />
      <Testimonials testimonials={content.testimonials} />
      <Trust trustClaim={content.trustClaim} trustPoints={content.trustPoints} demo={rest.demo} />
      <Questions questions={content.questions} />
      <CompleteServices categories={categories} prices={rest.prices} />
      <Closing />
    </>
  )
}
