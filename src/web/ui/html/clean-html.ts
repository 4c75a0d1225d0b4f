import createPurify from 'dompurify'

/**
 * Tags that a foreign text may have. No style, class, id or data attributes: a text neither looks nor acts like the
 * page.
 */
const TAGS =
  'p br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code strong b em i u s sub sup small a img table caption thead tbody tfoot tr th td figure figcaption div span'
const ATTRIBUTES = 'href src alt title colspan rowspan'

/** A path of this app, never `//host` or `/\host`. */
const isPath = (address: string): boolean => /^\/(?![/\\])/.test(address)
const isHttps = (address: string): boolean => /^https:\/\//i.test(address)

/**
 * HTML of a server as nodes that can stand in the page: no script, handler, form, frame or style in it. Links lead to
 * pages of this app, to https (in a new tab that knows nothing of this one) or into a mail program; pictures come from
 * https. A heading of the first level becomes one of the second: the page has its own.
 */
export function cleanHtml(html: string): DocumentFragment {
  const purify = createPurify(window)
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') cleanLink(node)
    if (node.tagName === 'IMG') cleanPicture(node)
  })
  const fragment = purify.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const heading of fragment.querySelectorAll('h1')) {
    const lower = document.createElement('h2')
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
  return fragment
}

function cleanLink(link: Element): void {
  const address = link.getAttribute('href') ?? ''
  if (isPath(address)) return
  if (isHttps(address)) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer nofollow')
  } else if (!address.startsWith('mailto:')) link.removeAttribute('href')
}

function cleanPicture(picture: Element): void {
  if (!isHttps(picture.getAttribute('src') ?? '')) {
    picture.remove()
    return
  }
  // A picture that says nothing of itself is passed over by screen readers.
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('referrerpolicy', 'no-referrer')
}
