import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import styles from './control.module.css'

/** A widget that few forms have: its script comes when one of them is shown. */
export function lazyWidget(
  load: () => Promise<ComponentType<WidgetProps>>,
): (widget: WidgetProps) => ReactNode {
  const Widget = lazy(() => load().then((component) => ({ default: component })))
  return function LazyWidget(widget) {
    return (
      <Suspense fallback={<div className={styles.waiting} />}>
        <Widget {...widget} />
      </Suspense>
    )
  }
}
