import type { ReactNode } from 'react'
import { ErrorCircle16Regular } from '@fluentui/react-icons/svg/error-circle'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Fault } from './faults.ts'
import { fieldId } from './form-context.ts'
import styles from './form.module.css'
import type { Refusal } from './refusal.ts'
import { faultText, labelOf, refusalMessage } from './texts.ts'

type Props = {
  readonly formId: string
  readonly faults: readonly Fault[]
  readonly message: Refusal['message']
}

/** After a submit that failed: what is wrong with the form, each fault a link to its field. */
export function Summary({ formId, faults, message }: Props): ReactNode {
  const intl = useIntl()
  if (faults.length === 0 && message === null) return null
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
                  <a
                    className={styles.noteLink}
                    href={`#${fieldId(formId, fault.field)}`}
                    onClick={goToField}
                  >
                    {labelOf(intl, formId, fault.shownAt)}
                  </a>
                  {': '}
                  {faultText(intl, formId, fault)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

/** The fragment would become part of the address that the router reads. */
function goToField(event: { readonly currentTarget: HTMLAnchorElement; preventDefault: () => void }): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
