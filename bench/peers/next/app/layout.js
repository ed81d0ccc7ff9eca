import { cookies } from 'next/headers'
import Link from 'next/link'

import { oneUser } from './market.js'

export const metadata = { title: 'Pools', description: 'Pool professionals near you' }

export default async function Layout({ children }) {
  const session = (await cookies()).get('session')?.value
  const user = session ? await oneUser(session) : undefined
  return (
    <html lang="en">
      <body className="flex min-h-screen flex-col">
        <header className="flex items-center gap-4 px-6">
          <Link href="/">Pools</Link>
          <nav aria-label="Main">
            <Link href="/find-pros">Find pros</Link>
            <a href="/how-it-works">How it works</a>
            <a href="/for-pros">For pros</a>
          </nav>
          {user ? <span>{user.first_name}</span> : <a href="/login">Log in</a>}
        </header>
        <main>{children}</main>
        <footer className="grid gap-8 px-6">
          {['About', 'Careers', 'Press', 'Terms', 'Privacy', 'Cookies', 'Contact', 'Safety'].map((name) => (
            <a key={name} className="underline" href={`/${name.toLowerCase()}`}>
              {name}
            </a>
          ))}
        </footer>
      </body>
    </html>
  )
}
