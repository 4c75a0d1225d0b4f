import { type ReactNode, useEffect, useRef } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'
import { WithPageMenu } from './page-menu.tsx'
import styles from './form-page.module.css'

type FormPageProps = {
  readonly title: string
  /** Line below the title: the purpose of the form, or its requirements. */
  readonly text?: ReactNode
  /** The list that this belongs to: the way out without doing anything. */
  readonly from: { readonly to: string; readonly label: string }
  /** Beside the form; below it on small screens. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A screen that asks for something: where it belongs, what it is, the form, and what comes of it. */
export function FormPage({ title, text, from, aside, children }: FormPageProps) {
  return (
    <WithPageMenu>
      <div className={styles.page} data-aside={aside !== undefined}>
        <div className={styles.head}>
          <Breadcrumb from={from} here={title} />
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.main}>{children}</div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
    </WithPageMenu>
  )
}

/**
 * Takes the focus to the heading when a view within a screen is left for its list. Views that open begin in
 * their form, and the route itself sees to screens (`view` is null for the list).
 */
export function useFocusOnReturn(view: string | null): void {
  const before = useRef(view)
  useEffect(() => {
    const isReturn = before.current !== null && view === null
    before.current = view
    if (isReturn) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [view])
}
