import { Link } from 'react-router-dom'
import type { Advertisement } from '#generated/models/advertisement.ts'
import styles from './banners.module.css'

type BannerLinkProps = {
  readonly banner: Advertisement
  readonly shown: boolean
  /** The one that is seen first is fetched first. */
  readonly first: boolean
}

/** One banner: a picture that leads somewhere. An address of another kind than a path or https leads nowhere. */
export function BannerLink({ banner: { name, url, linkUrl }, shown, first }: BannerLinkProps) {
  const picture = (
    <img
      src={url}
      alt={name}
      width={1200}
      height={400}
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      className={styles.picture}
    />
  )
  const frame = { className: styles.banner, hidden: !shown }
  if (linkUrl !== null && /^\/(?![/\\])/.test(linkUrl))
    return (
      <Link to={linkUrl} {...frame}>
        {picture}
      </Link>
    )
  if (linkUrl?.startsWith('https://') === true)
    return (
      <a href={linkUrl} target="_blank" rel="noreferrer" {...frame}>
        {picture}
      </a>
    )
  return <div {...frame}>{picture}</div>
}
