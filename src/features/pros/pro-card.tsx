import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { dot, fullName } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { WaterBanner } from '../../ui/squiggle.tsx'
import { Stars } from '../../ui/stars.tsx'
import { isMember, type ProCardFace } from './pro-card-face.ts'
import { Answers, PriceAndOpening, ServiceArea, ServiceNames } from './pro-facts.tsx'
import { profilePath } from './profile-path.ts'
import { SavePro } from './save-pro.tsx'

/**
 * A pro in a list: a row with a strip of water on its side or, with `showcase` on a wide page, a card with a band on
 * top. `highlighted` marks the pro pointed at on a map.
 */
export function ProCard({
  pro,
  opening,
  highlighted = false,
  sample = false,
  showcase = false,
  isWriter = true,
}: ProCardProps) {
  const name = fullName(pro.user)
  const member = isMember(pro)
  return (
    <article className={showcase ? 'pro-card pro-showcase' : 'pro-card'} data-highlighted={highlighted || undefined}>
      <Water pro={pro} />
      <div className="flex flex-1 flex-col gap-1 p-4 sm:gap-1.5 sm:p-5">
        <h3 className="text-name wrap-anywhere">
          {sample ? pro.businessName : <NameLink pro={pro} />}
          {pro.isVerified ? <Verified /> : null}
        </h3>
        <p className="text-small text-soft">{[name, `${pro.city}, ${pro.state}`].filter(Boolean).join(dot)}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-small">
          <Stars rating={pro.averageRating} count={pro.reviewCount} />
        </p>
        <ServiceArea pro={pro} />
        {member ? <Answers pro={pro} /> : null}
        <PriceAndOpening price={pro.price} opening={opening} takesRequests={member} />
        <ServiceNames pro={pro} />
        <div className="relative mt-auto flex gap-2.5 pt-2">
          {sample ? (
            <ButtonLink to="/find-pros" variant="quiet" size="small" className="flex-1">
              Find pros like this
            </ButtonLink>
          ) : (
            <CardLinks {...{ pro, isWriter }} />
          )}
        </div>
      </div>
    </article>
  )
}

interface ProCardProps {
  pro: ProCardFace
  /** When the next appointment is available, as text; null until that is known. */
  opening?: string | null
  highlighted?: boolean
  /** A sample pro has no profile and cannot be messaged. */
  sample?: boolean
  showcase?: boolean
  /** Whether the viewer may message and save pros. */
  isWriter?: boolean
}

function Water({ pro }: { pro: ProCardFace }) {
  const { businessName, profileImage, user } = pro
  return (
    <div className="pro-water">
      <WaterBanner name={businessName} />
      <Avatar name={fullName(user)} imageUrl={profileImage ?? user.profileImageUrl} size="large" className="pro-face" />
      {isMember(pro) ? (
        <Badge tone="sun" className="pro-mark">
          PRO
        </Badge>
      ) : null}
    </div>
  )
}

/** Covers the whole card. For the keyboard there is the button to the same page. */
function NameLink({ pro }: { pro: ProCardFace }) {
  return (
    <Link to={profilePath(pro)} tabIndex={-1} className="after:absolute after:inset-0">
      {pro.businessName}
    </Link>
  )
}

/** Follows the last word of the name, and wraps to the next line with it. */
function Verified() {
  return (
    <>
      {'\u00a0'}
      <span className="inline-flex align-[-0.15em] text-pool" title="Verified">
        <Icon name="verified" className="size-5" />
        <span className="sr-only">Verified</span>
      </span>
    </>
  )
}

function CardLinks({ pro, isWriter }: { pro: ProCardFace; isWriter: boolean }) {
  return (
    <>
      <ButtonLink to={profilePath(pro)} variant="quiet" size="small" className="flex-1 max-[380px]:px-2">
        View Profile<span className="sr-only"> of {pro.businessName}</span>
      </ButtonLink>
      {isWriter ? (
        <>
          <SavePro pro={pro} saved={pro.saved} />
          <Chat pro={pro} />
        </>
      ) : null}
    </>
  )
}

function Chat({ pro }: { pro: ProCardFace }) {
  return (
    <Link
      to={`/messages/${pro.userId}`}
      aria-label={`Message ${pro.businessName}`}
      className="grid size-11 place-items-center rounded-full border-2 border-outline text-pool-deep hover:border-pool hover:bg-mist print:hidden"
    >
      <Icon name="chat" />
    </Link>
  )
}
