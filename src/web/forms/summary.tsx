import type { MouseEvent, ReactNode } from 'react'
import { ErrorCircle16Regular } from '@fluentui/react-icons/svg/error-circle'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Fault } from './faults.ts'
import { focusFault } from './focus.ts'
import { fieldId, useForm } from './form-context.ts'
import styles from './form.module.css'
import type { Refusal } from './refusal.ts'
import { faultText, labelOf, refusalMessage } from './texts.ts'

type Props = { readonly faults: readonly Fault[]; readonly message: Refusal['message'] }

/** After a submit that failed: what is wrong with the form, each fault a link to its field. */
export function Summary({ faults, message }: Props): ReactNode {
  const form = useForm()
  const intl = useIntl()
  if (faults.length === 0 && message === null) return null

  /** The fragment would become part of the address that the router reads. */
  const go = (fault: Fault) => (event: MouseEvent) => {
    event.preventDefault()
    focusFault(form.id, fault)
  }

  return (
    <div role="alert" className={styles.note}>
      <ErrorCircle16Regular aria-hidden className={styles.noteIcon ?? ''} />
      <div>
        {message !== null && <span>{refusalMessage(intl, message)}</span>}
        {faults.length > 0 && (
          <>
            <span className={styles.noteTitle}>
              <FormattedMessage id="forms.summary" values={{ count: faults.length }} />
            </span>
            <ul className={styles.noteList}>
              {faults.map((fault) => (
                <li key={fault.field}>
                  <FormattedMessage
                    id="forms.summary.fault"
                    values={{
                      field: labelOf(intl, form, fault.shownAt),
                      text: faultText(intl, form, fault),
                      link: linkTo(fieldId(form.id, fault.field), go(fault)),
                    }}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

/** The words of a message as a link to an element of this page. */
const linkTo = (id: string, onClick: (event: MouseEvent) => void) =>
  function toLink(words: ReactNode): ReactNode {
    return (
      <a className={styles.noteLink} href={`#${id}`} onClick={onClick}>
        {words}
      </a>
    )
  }
