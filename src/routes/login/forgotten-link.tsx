import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

import { Link } from '../../ui/link.tsx'
import { plainClick } from '../../ui/plain-click.ts'

/** Takes along the email that was typed, in the state of the history: addresses are logged and remembered. */
export function ForgottenLink() {
  const navigate = useNavigate()
  const takeEmailAlong = (event: MouseEvent) => {
    if (!plainClick(event)) return
    event.preventDefault()
    const email = document.querySelector<HTMLInputElement>('input[name=email]')?.value
    void navigate('/forgot-password', { state: { email } })
  }
  return (
    <Link to="/forgot-password" onClick={takeEmailAlong} className="link inline-flex min-h-11 items-center">
      Forgot your password?
    </Link>
  )
}
