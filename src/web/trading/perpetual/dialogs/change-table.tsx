import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './dialogs.module.css'

/** One figure before and after a change. */
export type ChangedFigure = { readonly name: string; readonly now: string; readonly after: string }

/** The figures that a change moves, before and after it. */
export function ChangeTable({ figures }: { readonly figures: readonly ChangedFigure[] }) {
  const t = useText<AreaKeys['positions']>()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td aria-hidden="true" />
          <th scope="col">{t('positions.now')}</th>
          <th scope="col">{t('positions.after')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, now, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{now}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
