import type { ReactElement } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { BackSketch, FrontSketch, HandSketch } from './sketches.tsx'
import styles from './real-name.module.css'

type Side = 'front' | 'back' | 'hand'

const SKETCHES: readonly (readonly [Side, ReactElement])[] = [
  ['front', <FrontSketch key="front" />],
  ['back', <BackSketch key="back" />],
  ['hand', <HandSketch key="hand" />],
]

/** Shows an example of each of the three photos. */
export function PhotoGuide() {
  const t = useText<AreaKeys['account']>()
  return (
    <ul className={styles.guide}>
      {SKETCHES.map(([side, sketch]) => (
        <li key={side}>
          {sketch}
          <div>
            <p className={styles.side}>{t(`account.photo.${side}`)}</p>
            <p className={styles.how}>{t(`account.photo.${side}.how`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
