import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

import { Link } from '../../ui/link.tsx'
import { plainClick } from '../../ui/plain-click.ts'

/** Takes along the email that was typed, in the state of the history: addresses are logged and remembered. */
export function ForgottenLink({ search }: { search: string }) {
  const navigate = useNavigate()
  const address = `/forgot-password${search}`
  const takeEmailAlong = (event: MouseEvent) => {
    if (!plainClick(event)) return
    event.preventDefault()
    const email = document.querySelector<HTMLInputElement>('input[name=email]')?.value
    void navigate(address, { state: { email } })
  }
  return (
    <Link to={address} onClick={takeEmailAlong} className="link inline-flex min-h-11 items-center">
      Forgot your password?
    </Link>
  )
}
