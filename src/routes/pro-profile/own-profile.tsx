import type { ProProfile } from '../../features/pros/pro.ts'
import { isMember } from '../../features/pros/pro-card-face.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** For the pro's own profile: what others see here, and where to change it. */
export function OwnProfile({
  pro,
  awaitsApproval,
  hasPlan,
}: {
  pro: ProProfile
  awaitsApproval: boolean
  hasPlan: boolean
}) {
  const member = isMember(pro)
  return (
    <Card className="grid justify-items-start gap-3">
      <p className="font-display text-heading leading-tight font-bold">This is your public profile</p>
      <p className="text-soft">
        {awaitsApproval ? unapproved : null} {member ? (awaitsApproval ? null : open) : locked}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {member ? null : (
          <ButtonLink to="/subscription-plans">{hasPlan ? 'See your membership' : 'See the plans'}</ButtonLink>
        )}
        <ButtonLink to="/profile?tab=business" variant="quiet">
          Edit your business
        </ButtonLink>
        <ButtonLink to="/pro-dashboard?tab=services" variant="quiet">
          Edit your services
        </ButtonLink>
      </div>
    </Card>
  )
}

const open = 'This is where homeowners find the request form.'
const unapproved = 'Homeowners can find it as soon as it is approved.'
const locked = 'Without a membership, homeowners see no request form here, nor your phone, email and pictures.'
