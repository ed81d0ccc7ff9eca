import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { Link, Route, Switch } from 'wouter'

const client = new QueryClient({
  defaultOptions: { queries: { queryFn: async ({ queryKey }) => (await fetch(`/data/${queryKey.join('/')}`)).json() } },
})

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={client}>
    <header>
      <Link href="/">Pools</Link> <Link href="/find-pros">Find pros</Link>
    </header>
    <main>
      <Switch>
        <Route path="/">
          <List title="Somebody for your pool" name="home" />
        </Route>
        <Route path="/find-pros">
          <List title="Find pros" name="find-pros" />
        </Route>
        <Route path="/pros/:id">{({ id }) => <Profile id={id} />}</Route>
      </Switch>
    </main>
  </QueryClientProvider>,
)

function List({ title, name }) {
  const { data } = useQuery({ queryKey: [name] })
  return (
    <>
      <h1>{title}</h1>
      {data?.pros.map((pro) => (
        <article key={pro.id}>
          <h3>
            <Link href={`/pros/${pro.id}`}>{pro.name}</Link>
          </h3>
          <p>{pro.description}</p>
        </article>
      ))}
    </>
  )
}

function Profile({ id }) {
  const { data } = useQuery({ queryKey: ['pros', id] })
  if (!data) return null
  return (
    <>
      <h1>{data.name}</h1>
      {data.services.map((service) => (
        <p key={service.id}>{service.name}</p>
      ))}
      {data.reviews.map((review) => (
        <p key={review.id}>{review.comment}</p>
      ))}
    </>
  )
}
