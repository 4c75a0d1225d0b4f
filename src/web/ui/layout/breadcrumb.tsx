import { ChevronRight12Regular } from '@fluentui/react-icons/svg/chevron-right'
import { Link } from 'react-router-dom'
import styles from './breadcrumb.module.css'

type BreadcrumbProps = {
  /** The list that the page belongs to. */
  readonly from: { readonly to: string; readonly label: string }
  /** Name of the page itself. */
  readonly here: string
}

/** The way back to a list, above the title of one of its entries. */
export function Breadcrumb({ from, here }: BreadcrumbProps) {
  return (
    <p className={styles.crumb}>
      <Link to={from.to} className={styles.link}>
        {from.label}
      </Link>
      <ChevronRight12Regular aria-hidden />
      <span>{here}</span>
    </p>
  )
}
