import type { MouseEvent, ReactNode } from 'react'
import { ErrorCircle16Regular } from '@fluentui/react-icons/svg/error-circle'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FieldError } from './field-errors.ts'
import { focusError } from './focus.ts'
import { fieldId, useForm } from './form-context.ts'
import styles from './form.module.css'
import type { Refusal } from './refusal.ts'
import { errorText, labelOf, refusalMessage } from './texts.ts'

type Props = { readonly errors: readonly FieldError[]; readonly message: Refusal['message'] }

/** After a submit that failed: what is wrong with the form, each error a link to its field. */
export function Summary({ errors, message }: Props): ReactNode {
  const form = useForm()
  const intl = useIntl()
  if (errors.length === 0 && message === null) return null

  /** The fragment would become part of the address that the router reads. */
  const go = (error: FieldError) => (event: MouseEvent) => {
    event.preventDefault()
    focusError(form.id, error)
  }

  return (
    <div role="alert" className={styles.note}>
      <ErrorCircle16Regular aria-hidden className={styles.noteIcon ?? ''} />
      <div>
        {message !== null && <span>{refusalMessage(intl, message)}</span>}
        {errors.length > 0 && (
          <>
            <span className={styles.noteTitle}>
              <FormattedMessage id="forms.summary" values={{ count: errors.length }} />
            </span>
            <ul className={styles.noteList}>
              {errors.map((error) => (
                <li key={error.field}>
                  <FormattedMessage
                    id="forms.summary.fault"
                    values={{
                      field: labelOf(intl, form, error.shownAt),
                      text: errorText(intl, form, error),
                      link: linkTo(fieldId(form.id, error.field), go(error)),
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
