import type { Role } from '../../platform/tables/column-values.ts'

/** Where people land after logging in, and what "My Dashboard" leads to. */
export function dashboardOf({ role, hasProProfile }: { role: Role; hasProProfile: boolean }): string {
  if (role === 'customer') return '/dashboard'
  return hasProProfile ? '/pro-dashboard' : '/pro-signup'
}

/** Only a path of this site is followed after login, so that a link cannot send people elsewhere. */
export function safeRedirect(requested: string | null | undefined, otherwise: string): string {
  if (!requested?.startsWith('/') || /^\/[\\/]|[\p{Cc}\\]/u.test(requested)) return otherwise
  const url = new URL(requested, 'http://here.invalid')
  // Dots that are resolved may leave two slashes at the front, and what follows those is a host.
  const ours = url.host === 'here.invalid' && !url.pathname.startsWith('//')
  return ours ? url.pathname + url.search + url.hash : otherwise
}
