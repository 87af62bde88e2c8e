import css from './drawing.module.css';
import { arrow, box, Canvas, database, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** One authority issues both certificates; the client checks the server's name, and the server maps the client's. */
export const MutualTls: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={16}
    height={264}
    title="Who checks which certificate"
    description={
      'An authority issues a certificate to the server and one to the client. ' +
      "With verify-full, the client checks that the authority issued the server's certificate and that it has the " +
      "host name of the connection. With cert, the server checks that the authority issued the client's " +
      'certificate, and pg_ident.conf maps its common name to a role.'
    }
    stacked={
      <>
        <Box note="root.crt, on both sides">Authority</Box>
        <Flow>issues both certificates</Flow>
        <Box note="checks authority and host name">Client: verify-full</Box>
        <Flow kind="both">TLS</Flow>
        <Box kind="writes" note="checks authority, maps the name to a role">
          Server: cert
        </Box>
      </>
    }
  >
    <path className={css.body} d={box(256, 32, 128, 56) + box(16, 152, 152, 88)} />
    <path className={css.solid} d={database(548, 144, 152, 104)} />
    <path d={arrow([256, 60], [92, 60], [92, 152]) + arrow([384, 60], [548, 60], [548, 144])} />
    <path className={css.accent} d={arrow([168, 180], [472, 180]) + arrow([472, 220], [168, 220])} />
    <text x={320} y={60}>
      Authority
    </text>
    <text x={92} y={188}>
      Client
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={548} y={194}>
        Server
      </text>
    </g>
    <g className={css.note}>
      <text x={92} y={212}>
        verify-full
      </text>
      <text x={172} y={40}>
        billing.crt
      </text>
      <text x={472} y={40}>
        server.crt
      </text>
      <text x={320} y={160}>
        checks the name in server.crt
      </text>
      <text x={320} y={244}>
        maps the name in billing.crt
      </text>
      <text x={320} y={270}>
        to a role
      </text>
    </g>
  </Canvas>
);
