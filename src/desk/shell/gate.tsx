import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { gateWords, shellWords } from '../../content/desk/desk.ts'
import { pagePaths } from '../../routes.ts'
import { Button, ButtonLink } from '../../ui/control/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { type TroubleKind, troubleKind } from '../calls/trouble.ts'
import { meQuery } from '../queries/desk-queries.ts'
import { hasAuthenticator, keepPlace, signInHref, signOut } from '../session/desk-session.ts'
import styles from './gate.module.css'
import { MeContext } from './me-context.ts'

/** Lets staff with both proofs in, and tells everybody else what to do. The server checks each call again. */
export function Gate({ children }: { children: ReactNode }) {
  const me = useQuery(meQuery)
  if (me.data) return <MeContext value={me.data}>{children}</MeContext>
  return (
    <main className={styles.gate} data-tone="stage">
      {me.error ? (
        <Refused kind={troubleKind(me.error)} />
      ) : (
        <Skeleton label={shellWords.loading} variant="row" count={4} />
      )}
    </main>
  )
}

function Refused({ kind }: { kind: TroubleKind }) {
  useEffect(keepPlace, [])
  switch (kind) {
    case 'signed-out':
      return (
        <Turn
          words={gateWords.signedOut}
          action={<ButtonLink href={signInHref}>{gateWords.signedOut.action}</ButtonLink>}
        />
      )
    case 'second-factor':
      return <SecondFactor />
    case 'not-allowed':
      return (
        <Turn
          words={gateWords.notStaff}
          action={
            <>
              <ButtonLink href={pagePaths.inquiry}>{gateWords.notStaff.action}</ButtonLink>
              <Button variant="quiet" onClick={() => void signOut(signInHref)}>
                {gateWords.notStaff.other}
              </Button>
            </>
          }
        />
      )
    default:
      return <Failed />
  }
}

/** A person with an authenticator app is asked for its code; a person without one adds one. */
function SecondFactor() {
  const app = useQuery({ queryKey: ['authenticator'], queryFn: hasAuthenticator })
  if (app.isPending) return <Skeleton label={shellWords.loading} variant="row" count={4} />
  const words = app.data ? gateWords.code : gateWords.noAuthenticator
  const href = app.data ? signInHref : pagePaths.account
  return <Turn words={words} action={<ButtonLink href={href}>{words.action}</ButtonLink>} />
}

function Failed() {
  const queries = useQueryClient()
  const retry = () => void queries.refetchQueries({ queryKey: meQuery.queryKey })
  return <Turn words={gateWords.failed} action={<Button onClick={retry}>{gateWords.failed.action}</Button>} />
}

function Turn({
  words,
  action,
}: {
  words: { readonly title: string; readonly text: string }
  action: ReactNode
}) {
  return (
    <EmptyState headingLevel={1} slate={gateWords.slate} title={words.title} action={action}>
      <p>{words.text}</p>
    </EmptyState>
  )
}
