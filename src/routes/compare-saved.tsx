import { redirect } from 'react-router'

import { compareSavedPros } from '../features/pros/saved-pros.server.ts'
import { categories } from '../features/services/category.ts'
import { page } from '../platform/page.server.ts'
import { signedIn } from '../platform/visit.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/compare-saved'
import { Comparison } from './compare-saved/comparison.tsx'
import { revalidateUnlessPosted } from './reloading/revalidate-unless-posted.ts'

export const meta: Route.MetaFunction = () => privateMeta('Compare saved pros')

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  if (signedIn(visit).role === 'pro') throw redirect('/pro-dashboard')
  const tab = new URL(request.url).searchParams.get('tab')
  const chosen = categories.find(({ id }) => String(id) === tab)
  const { pros, left, categories: offered } = await compareSavedPros(visit, chosen?.id)
  if (pros.length === 0) throw redirect(chosen ? '/saved/compare' : '/saved')
  const kinds = categories.filter(({ id }) => offered.includes(id)).map(({ id, name }) => ({ id, name }))
  return { pros, left, kinds, chosen: chosen?.id ?? null }
})

// A pro who was just removed stays until the page is left, as on the page of cards.
export const shouldRevalidate = revalidateUnlessPosted

export default function CompareSavedPage({ loaderData: { pros, left, kinds, chosen } }: Route.ComponentProps) {
  const tabs = [
    { id: 'all', label: 'All kinds of work' },
    ...kinds.map(({ id, name }) => ({ id: String(id), label: name })),
  ]
  return (
    <div className="wrap py-10 md:py-14">
      <BackLink to="/saved">Saved pros</BackLink>
      <h1 className="mb-4 text-title">Compare saved pros</h1>
      <Tabs label="Kinds of work" tabs={tabs} open={String(chosen ?? 'all')}>
        <Comparison pros={pros} kinds={kinds.filter(({ id }) => chosen === null || id === chosen)} />
        {left > 0 ? (
          <p className="mt-6 text-soft">
            These are the {pros.length} that you saved last. Choose a kind of work, or remove some, to see the others.
          </p>
        ) : null}
      </Tabs>
    </div>
  )
}
