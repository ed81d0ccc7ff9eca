/** The address of the plans, with one of them chosen if its id is given. */
export function plansPath(chosen?: string | null): string {
  return `/subscription-plans${chosen ? `?plan=${chosen}` : ''}`
}
