import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './level.module.css'
import { LEVELS, shareText, titleOf } from './terms.ts'

/** All partner levels with their titles, what they take and what they give (LIMIT-04). */
export function LevelTable() {
  const t = useText<AreaKeys['promotion']>()
  const { locale, formatNumber } = useIntl()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('promotion.level')}</th>
          <th scope="col">{t('promotion.level.takes')}</th>
          <th scope="col">{t('promotion.level.gives')}</th>
        </tr>
      </thead>
      <tbody>
        {LEVELS.map((level) => (
          <tr key={level.level}>
            <th scope="row">
              <span className={styles.rank}>
                <span className={styles.chip}>{`L${level.level}`}</span>
                {t(titleOf(level))}
              </span>
            </th>
            <td>{t('promotion.level.from', { count: formatNumber(level.friends) })}</td>
            <td>{level.dividend === null ? NO_VALUE : shareText(level.dividend, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
