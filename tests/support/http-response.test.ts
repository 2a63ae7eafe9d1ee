import { describe, expect, it } from 'vitest'
import { readResponse } from './http-response.ts'

const OK = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n'
const SIZED = `${OK}Content-Length: 5\r\n\r\nhello`
const CHUNKED = `${OK}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n7;name=x\r\n, world\r\n0\r\n\r\n`

describe('a response in the bytes of a connection', () => {
  it('ends at its declared length, and what follows belongs to the next response', () => {
    const refused = 'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 3\r\n\r\nno\n'
    const first = readResponse(refused + CHUNKED)
    expect(first).toEqual({
      status: 405,
      headers: { allow: 'GET, HEAD', 'content-length': '3' },
      body: 'no\n',
      isComplete: true,
      rest: CHUNKED,
    })
    expect(readResponse(first?.rest ?? '')).toMatchObject({ status: 200, body: 'hello, world', rest: '' })
  })

  it('ends after its last chunk, and its body is what the chunks hold', () => {
    expect(readResponse(CHUNKED + SIZED)).toMatchObject({ body: 'hello, world', isComplete: true, rest: SIZED })
  })

  it('ends after the header lines that follow the last chunk', () => {
    const withTrailers = CHUNKED.replace(/0\r\n\r\n$/, '0\r\nServer-Timing: total\r\nX-End: yes\r\n\r\n')
    expect(readResponse(withTrailers + SIZED)).toMatchObject({ body: 'hello, world', isComplete: true, rest: SIZED })
  })

  it('keeps chunks that look like the end of a body or like another response', () => {
    const content = `\r\n0\r\n\r\n${SIZED}`
    const tricky = `${OK}transfer-encoding: chunked\r\n\r\n${content.length.toString(16)}\r\n${content}\r\n0\r\n\r\n`
    expect(readResponse(tricky)).toMatchObject({ body: content, isComplete: true, rest: '' })
  })

  it.each([SIZED, CHUNKED])('is incomplete while any of its bytes is missing: %j', whole => {
    for (let length = 0; length < whole.length; length++) {
      expect(readResponse(whole.slice(0, length))?.isComplete ?? false, `${length} bytes`).toBe(false)
    }
    expect(readResponse(whole)?.isComplete).toBe(true)
  })

  it('without a declared length ends with the connection', () => {
    const text = `${OK}\r\nhello`
    expect(readResponse(text)).toMatchObject({ body: 'hello', isComplete: false })
    expect(readResponse(text, { isClosed: true })).toMatchObject({ body: 'hello', isComplete: true })
  })

  it('that is cut off before its declared length stays incomplete', () => {
    expect(readResponse(SIZED.slice(0, -1), { isClosed: true })).toMatchObject({ body: 'hell', isComplete: false })
  })

  it.each(['204 No Content', '304 Not Modified'])('has no body when its status is %s', status => {
    const bare = `HTTP/1.1 ${status}\r\nETag: "x"\r\n\r\n`
    expect(readResponse(bare + SIZED)).toMatchObject({ body: '', isComplete: true, rest: SIZED })
  })

  it('to HEAD has no body, whatever length it declares', () => {
    const head = `${OK}Content-Length: 5000\r\n\r\n`
    expect(readResponse(head + SIZED, { isHead: true })).toMatchObject({ body: '', isComplete: true, rest: SIZED })
  })

  it('comes after interim responses', () => {
    const interim = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'
    expect(readResponse(interim)).toBeNull()
    expect(readResponse(interim + SIZED)).toMatchObject({ status: 200, body: 'hello', isComplete: true })
  })

  it('may change the protocol', () => {
    const upgraded = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n'
    expect(readResponse(upgraded)).toMatchObject({ status: 101 })
  })

  it('is missing in bytes that are no response', () => {
    for (const text of ['', 'SSH-2.0-OpenSSH_9.2\r\n', 'HTTP/1.1 200', '<html>']) expect(readResponse(text)).toBeNull()
  })

  it('with a chunk that has no size is an error', () => {
    expect(() => readResponse(`${OK}Transfer-Encoding: chunked\r\n\r\nhello\r\n`)).toThrow('instead of its size')
  })
})
