import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { Circle20Regular } from '@fluentui/react-icons/svg/circle'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { ErrorCircle20Regular } from '@fluentui/react-icons/svg/error-circle'
import type { ReactElement, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { Fact, MemberFacts, Prerequisite } from '#src/web/client/member-facts.ts'
import { withBack } from '#src/web/paths/back-link.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { prerequisiteLinks } from './links.ts'
import { isMet, needsOf } from './missing.ts'
import styles from './prerequisites.module.css'

type PrerequisitesProps = {
  readonly need: readonly Prerequisite[]
  readonly facts: MemberFacts
  /** Shown while a fact is not known yet, in the measures of what will stand there. */
  readonly waiting?: ReactNode
  /** Shown once nothing is missing. */
  readonly children: ReactNode
}

const ICONS: Readonly<Record<Fact, ReactElement>> = {
  met: <CheckmarkCircle20Regular />,
  missing: <Circle20Regular />,
  pending: <Clock20Regular />,
  failed: <ErrorCircle20Regular />,
}

/** Lets through who has everything that is needed; all others see what is missing, and the way there and back (VAL-33). */
export function Prerequisites({ need, facts, waiting = null, children }: PrerequisitesProps) {
  const intl = useIntl()
  const { pathname, search, hash } = useLocation()
  const needs = needsOf(need, facts)
  if (needs === null) return waiting
  const open = needs.filter((each) => !isMet(each))
  if (open.length === 0) return children
  const next = open.find(({ state }) => state !== 'pending')
  return (
    <div className={styles.gate}>
      <p className={styles.title}>{intl.formatMessage({ id: 'ui.need.title' }, { count: open.length })}</p>
      <p className={styles.text}>{intl.formatMessage({ id: 'ui.need.text' })}</p>
      <ul className={styles.list}>
        {needs.map(({ name, state }) => {
          const label = intl.formatMessage({ id: `ui.need.${name}` })
          return (
            <li key={name} className={styles.need} data-state={state}>
              {ICONS[state]}
              <span className={styles.name}>
                {label}
                <span className={styles.state}>{intl.formatMessage({ id: `ui.need.state.${state}` })}</span>
              </span>
              {(state === 'missing' || state === 'failed') && (
                <LinkButton
                  to={withBack(prerequisiteLinks[name], `${pathname}${search}${hash}`)}
                  look={name === next?.name ? 'primary' : 'secondary'}
                >
                  {intl.formatMessage({ id: 'ui.need.go' })}
                  <VisuallyHidden>{` ${label}`}</VisuallyHidden>
                </LinkButton>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
