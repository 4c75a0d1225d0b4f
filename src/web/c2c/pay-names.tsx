import { payModes } from './ad.ts'
import styles from './pay-names.module.css'

/** The payment types of an ad, each with a bar before its name. */
export const PayNames = ({ payMode }: { readonly payMode: string }) => (
  <ul className={styles.names}>
    {payModes(payMode).map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
)
