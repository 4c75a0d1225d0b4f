import type { Exchange } from '../judge/exchange.ts'

type Page = Pick<typeof globalThis, 'XMLHttpRequest' | 'location'>

/**
 * Hands out every exchange of the page's XMLHttpRequest (which the client uses), after the page had its answer. The
 * app knows nothing of it: it is the browser's own class that tells.
 * @returns ends it
 */
export function watchRequests(page: Page, onExchange: (exchange: Exchange) => void): () => void {
  const plain = page.XMLHttpRequest

  class Watched extends plain {
    #method = ''
    #url = new URL(page.location.href)
    readonly #headers = new Map<string, string>()

    override open(method: string, url: string | URL, ...more: unknown[]): void {
      this.#method = method.toUpperCase()
      this.#url = new URL(url, page.location.href)
      // Left out is another thing than undefined here: with a third argument, the call may be synchronous.
      Reflect.apply(super.open.bind(this), this, [method, url, ...more])
    }

    override setRequestHeader(name: string, value: string): void {
      this.#headers.set(name.toLowerCase(), value)
      super.setRequestHeader(name, value)
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      const isForm = typeof FormData !== 'undefined' && body instanceof FormData
      const sent = {
        method: this.#method,
        url: this.#url,
        headers: this.#headers,
        type: this.#headers.get('content-type') ?? (isForm ? 'multipart/form-data' : ''),
        body: typeof body === 'string' ? body : body instanceof URLSearchParams ? body.toString() : '',
      }
      this.addEventListener('load', () => onExchange({ ...sent, answer: answerOf(this) }))
      super.send(body)
    }
  }

  Object.assign(page, { XMLHttpRequest: Watched })
  return () => {
    Object.assign(page, { XMLHttpRequest: plain })
  }
}

function answerOf(request: XMLHttpRequest): Exchange['answer'] {
  const isText = request.responseType === '' || request.responseType === 'text'
  return {
    status: request.status,
    contentType: request.getResponseHeader('content-type') ?? '',
    text: isText ? request.responseText : undefined,
  }
}
