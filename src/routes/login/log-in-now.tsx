import { EntranceCard } from '../entrance-card.tsx'
import { LoginForm } from './login-form.tsx'

/**
 * What a link from an email has done, and the login as the owner of its address. Not a move to the login page: the
 * address would have to go along, and addresses of pages are logged and remembered.
 */
export function LogInNow({ title, intro, email }: { title: string; intro: string; email: string }) {
  return (
    <EntranceCard title={title} intro={intro}>
      <LoginForm action="/login" email={email} />
    </EntranceCard>
  )
}
