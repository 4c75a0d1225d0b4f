import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { useGetMyInfo } from '#generated/client/member/member.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { dataOf } from '#src/client/data-of.ts'
import { countryName } from '#src/forms/country.ts'
import { useText } from '#src/ui/text.ts'
import { documentHint } from './document-hint.ts'
import { BackSketch, FrontSketch, HandSketch } from './sketches.tsx'
import styles from './real-name.module.css'

type Side = 'front' | 'back' | 'hand'

const SKETCHES: readonly (readonly [Side, ReactElement])[] = [
  ['front', <FrontSketch key="front" />],
  ['back', <BackSketch key="back" />],
  ['hand', <HandSketch key="hand" />],
]

/** Which document, and how its three photos should look. */
export function PhotoGuide() {
  const t = useText<AreaKeys['account']>()
  const { locale } = useIntl()
  const { data: info } = useGetMyInfo({ query: { select: dataOf } })
  const country = info?.country ?? null
  return (
    <>
      {country !== null && (
        <p className={styles.document}>
          {t('account.document', { country: countryName(country, locale) })}{' '}
          {t(documentHint(country.language))}
        </p>
      )}
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
    </>
  )
}
