import css from './drawing.module.css';
import { arrow, box, Canvas, database, type Drawing } from './parts';
import { Box, Flow } from './stacked';

/** A query finds the texts whose embedding is missing or old; a worker has them embedded and writes the vectors. */
export const EmbeddingWorker: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={8}
    height={256}
    title="Embeddings kept in step"
    description={
      'The articles and their embeddings are two tables, and each embedding has the hash of the text that it was ' +
      'computed from. A view finds what is due: articles without an embedding, or with another hash. ' +
      'The worker reads a batch, sends it to the model, and writes the vectors with the hashes that it has read.'
    }
    stacked={
      <>
        <Box kind="writes" note="text, hash">
          article
        </Box>
        <Flow>hash is missing or old</Flow>
        <Box note="a view">embedding_due</Box>
        <Flow>a batch</Flow>
        <Box note="asks the model">Worker</Box>
        <Flow kind="changes">vector, hash</Flow>
        <Box>article_embedding</Box>
      </>
    }
  >
    <path className={css.body} d={box(224, 24, 144, 56) + box(448, 88, 144, 88) + database(296, 160, 176, 88)} />
    <path className={css.solid} d={database(88, 88, 128, 88)} />
    <path
      d={
        arrow([152, 116], [188, 116], [188, 52], [224, 52]) +
        arrow([296, 160], [296, 80]) +
        arrow([368, 52], [520, 52], [520, 88])
      }
    />
    <path className={css.accent} d={arrow([520, 176], [520, 208], [384, 208])} />
    <text x={296} y={44}>
      Due
    </text>
    <text x={520} y={124}>
      Worker
    </text>
    <text x={296} y={208}>
      Embeddings
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={88} y={138}>
        Articles
      </text>
    </g>
    <g className={css.note}>
      <text x={296} y={66}>
        a view
      </text>
      <text x={520} y={148}>
        asks the model
      </text>
      <text x={444} y={32}>
        a batch
      </text>
      <text x={456} y={228}>
        vector, hash
      </text>
      <text x={344} y={120} textAnchor="start">
        old or no hash
      </text>
      <text x={88} y={196}>
        text, hash
      </text>
    </g>
  </Canvas>
);
