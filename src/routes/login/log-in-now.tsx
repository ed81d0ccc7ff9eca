import { EntranceCard } from '../entrance/entrance-card.tsx'
import { useSearchParams } from 'react-router'

import { LoginForm } from './login-form.tsx'
import { loginSearch } from './login-search.ts'

/**
 * The result of a link from an email, with a login form for the owner of its address. Not a redirect to the login page:
 * the email address would be in its URL, and URLs are logged and remembered.
 */
export function LogInNow({ title, intro, email }: { title: string; intro: string; email: string }) {
  const [search] = useSearchParams()
  return (
    <EntranceCard title={title} intro={intro}>
      <LoginForm action={`/login${loginSearch(search)}`} email={email} />
    </EntranceCard>
  )
}
