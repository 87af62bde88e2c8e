import { expect, it } from 'vitest';
import { requestInternally } from './buffered-response';

it('keeps the headers of a response however they are set', async () => {
  const { status, headers, body } = await requestInternally(
    async (_request, response) => {
      response.setHeader('X-One', 'before');
      response.setHeader('X-Kept', 'yes');
      response.writeHead(404, ['X-One', 'after', 'Link', '</a>', 'Link', '</b>']);
      response.end('gone');
    },
    '/',
    {},
  );
  expect({ status, headers, body: body.toString() }).toEqual({
    status: 404,
    headers: { 'x-one': 'after', 'x-kept': 'yes', link: ['</a>', '</b>'] },
    body: 'gone',
  });
});

it('fails when the response is given up before it is complete', async () => {
  const giveUp = (error?: Error) =>
    requestInternally(
      async (_request, response) => {
        response.write('half');
        response.destroy(error);
      },
      '/',
      {},
    );
  await expect(giveUp(new Error('stream failed'))).rejects.toThrow('stream failed');
  await expect(giveUp()).rejects.toThrow('given up');
});
