import type { ProProfile } from '../../features/pros/pro.ts'
import { isMember } from '../../features/pros/pro-card-face.ts'
import { SavePro } from '../../features/pros/save-pro.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { fullName } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { WaterBanner } from '../../ui/squiggle.tsx'
import { Stars } from '../../ui/stars.tsx'

/** The pro's picture, business, name and rating. */
export function ProHeader({ pro, mayAsk, isWriter, saved, also }: ProHeaderProps) {
  const name = nameOf(pro)
  // On a wide screen the request form is next to the business, unless photos are above them.
  const unlessInSight = pro.photos[0] ? '' : 'lg:hidden'
  return (
    <>
      <WaterBanner name={pro.businessName} className="h-28" />
      <div className="wrap">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          <Avatar
            name={name}
            imageUrl={pro.profileImage ?? pro.user.profileImageUrl}
            size="huge"
            className="-mt-10 border-4 border-paper"
          />
          <div className="min-w-0 flex-1 basis-60 sm:pt-4">
            <h1 className="text-title wrap-anywhere">{pro.businessName}</h1>
            <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
              {name === pro.businessName ? null : <span className="text-soft wrap-anywhere">{name}</span>}
              {isMember(pro) ? <Badge tone="sun">PRO</Badge> : null}
              <Stars rating={pro.averageRating} count={pro.reviewCount} />
            </p>
          </div>
          {isWriter ? (
            <div className="flex flex-wrap items-center gap-2.5 sm:mt-4">
              {mayAsk ? (
                <ButtonLink
                  to={`?tab=request${also}#tab-panel`}
                  variant="main"
                  size="small"
                  className={`${narrow} ${unlessInSight}`}
                >
                  Request service
                </ButtonLink>
              ) : null}
              <ButtonLink to={`/messages/${pro.userId}`} variant="quiet" size="small" className={narrow}>
                <Icon name="chat" />
                Message<span className="sr-only"> {name}</span>
              </ButtonLink>
              <SavePro {...{ pro, saved }} />
            </div>
          ) : null}
        </div>
      </div>
    </>
  )
}

// Two buttons and the heart are one line on small phones.
const narrow = 'max-[380px]:px-2'

interface ProHeaderProps {
  pro: ProProfile
  /** Whether the viewer can send the pro a request. */
  mayAsk: boolean
  isWriter: boolean
  /** Whether the viewer saved the pro; undefined for visitors, and for pros, who cannot save any. */
  saved: boolean | undefined
  /** What the address keeps for the request form. */
  also: string
}

function nameOf({ user, businessName }: ProProfile): string {
  return fullName(user) || businessName
}
