import { isRouteErrorResponse } from 'react-router'

import { DeadEnd } from '../../shell/dead-end.tsx'
import { ErrorScreen } from '../../shell/error-screen.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** Replaces a conversation that cannot exist: with oneself, or with somebody whom the viewer cannot see. */
export function NoThread({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <ErrorScreen error={error} />
  if (error.data?.code === 'YOURSELF') return <NoCounterpart {...oneself} />
  return error.status === 404 ? <NoCounterpart {...nobody} /> : <ErrorScreen error={error} />
}

function NoCounterpart({ title, text }: typeof nobody) {
  return (
    <DeadEnd title={title} pageTitle={`${title} – Messages`} text={text}>
      <ButtonLink to="/messages">All messages</ButtonLink>
      <ButtonLink to="/find-pros" variant="quiet">
        Find pool pros
      </ButtonLink>
    </DeadEnd>
  )
}

const oneself = {
  title: 'This is you',
  text: 'You cannot write to yourself. All of your conversations are under “All messages.”',
}

const nobody = {
  title: 'Nobody to write to',
  text: 'You cannot write to this person: they may have left Poolwell, or the address has a typo. Homeowners write to pool pros, and pros to homeowners who wrote to them or asked for a visit.',
}
