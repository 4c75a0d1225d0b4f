import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'
import styles from './article.module.css'
import type { Block, LongText, Piece } from './long-text.ts'

type ArticleProps = {
  readonly text: LongText
  /** The list of its parts: after the introduction, beside everything where there is room. */
  readonly contents?: ReactNode
}

/** A long text as a page reads it. Its title takes the focus when the screen opens. */
export function Article({ text, contents }: ArticleProps) {
  // The text comes after the browser has looked for the part that the address names.
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <article className={styles.article} data-contents={contents !== undefined}>
      <h1 tabIndex={-1} className={styles.title}>
        {text.title}
      </h1>
      <div className={styles.lead}>
        <Blocks blocks={text.lead} />
      </div>
      {contents}
      {text.parts.map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1} className={styles.heading}>
            {title}
          </h2>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </article>
  )
}

/** A text never changes while it is shown: a place in it is a name. */
const keyOf = (place: number): string => `${place}`

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, at) => <OneBlock key={keyOf(at)} block={block} />)
}

function OneBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p className={styles.paragraph}>
        <Pieces pieces={block.pieces} />
      </p>
    )
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List className={styles.list}>
      {block.items.map((pieces, at) => (
        <li key={keyOf(at)}>
          <Pieces pieces={pieces} />
        </li>
      ))}
    </List>
  )
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map((piece, at) => <OnePiece key={keyOf(at)} piece={piece} />)
}

function OnePiece({ piece: { text, strong, to } }: { readonly piece: Piece }) {
  if (strong === true) return <strong>{text}</strong>
  if (to === undefined) return text
  // A path with an extension is a file beside the app, which its router does not know.
  return to.startsWith('/') && !/\.\w+$/.test(to) ? (
    <Link to={to} className={styles.link}>
      {text}
    </Link>
  ) : (
    <a href={to} rel="noreferrer" className={styles.link}>
      {text}
    </a>
  )
}
