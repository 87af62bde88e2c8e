import css from './drawing.module.css';
import { arrow, box, bracket, Canvas, type Drawing, doubleArrow, line } from './parts';
import { Box, Flow } from './stacked';

/** What is plaintext in memory and encrypted on disk, and where the key comes from. */
export const TransparentDataEncryption: Drawing = ({ id }) => (
  <Canvas
    id={id}
    height={332}
    title="Transparent data encryption"
    description={
      'In memory, data is clear. On its way to disk every block is encrypted with the data key, ' +
      'and on its way back it is decrypted: data files, WAL, and temporary files. ' +
      'The data key itself lies on disk only in wrapped form. When the server starts, a key store outside of it ' +
      'unwraps the data key, which then stays in memory.'
    }
    stacked={
      <>
        <Box note="outside the server">Key store</Box>
        <Flow>unwraps at the start</Flow>
        <Box kind="writes" note="clear">
          Memory, data key
        </Box>
        <Flow kind="both">encrypt, decrypt</Flow>
        <Box note="data files, WAL, temp files, wrapped key">Encrypted, on disk</Box>
      </>
    }
  >
    <path className={css.body} d={box(16, 16, 608, 64) + box(16, 124, 392, 48) + box(480, 124, 144, 48)} />
    <path
      d={
        line([480, 16], [480, 80]) +
        [78, 212, 346].map((x) => doubleArrow([x, 80], [x, 124]) + doubleArrow([x, 172], [x, 216])).join('') +
        bracket(16, 624, 300)
      }
    />
    <path
      className={css.solid}
      d={box(16, 216, 124, 64) + box(150, 216, 124, 64) + box(284, 216, 124, 64) + box(480, 216, 144, 64)}
    />
    <path className={css.accent} d={arrow([552, 216], [552, 172]) + arrow([552, 124], [552, 80])} />
    <text className={css.strong} x={248} y={36}>
      Memory
    </text>
    <text x={552} y={48}>
      Data key
    </text>
    <text x={212} y={148}>
      Encrypt, decrypt
    </text>
    <text x={552} y={148}>
      Key store
    </text>
    <text x={320} y={318}>
      Encrypted, on disk
    </text>
    <g className={css.onSolid}>
      <text x={78} y={248}>
        Data files
      </text>
      <text x={212} y={248}>
        WAL
      </text>
      <text x={346} y={248}>
        Temp files
      </text>
      <text x={552} y={248}>
        Wrapped key
      </text>
    </g>
    <g className={css.note}>
      <text x={248} y={60}>
        clear
      </text>
      <text x={500} y={104}>
        unwraps
      </text>
    </g>
  </Canvas>
);
