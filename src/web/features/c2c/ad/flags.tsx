import type { AreaKeys } from '#generated/messages/keys.ts'
import { verificationsOf } from '#src/web/client/member-facts.ts'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../c2c.module.css'

const NAMES = ['email', 'phone', 'identity'] as const

type FlagsProps = { readonly of: Parameters<typeof verificationsOf>[0] }

/** The verifications of a person: e-mail, phone, identity (ENT-19). */
export function Flags({ of }: FlagsProps) {
  const t = useText<AreaKeys['c2c']>()
  const flags = verificationsOf(of)
  return (
    <ul className={styles.flags}>
      {NAMES.map((name) => (
        <li key={name}>
          {flags[name] ? (
            <Badge tone="good">{t(`c2c.flag.${name}`)}</Badge>
          ) : (
            <Badge tone="still">{t(`c2c.flag.no.${name}`)}</Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
